declare module "virtual:queens/published" {
    const published: Record<string, Record<number, { value: string; source: string } | undefined>>;
    export default published;
}
declare module "virtual:queens/crown" {
    /** A queen, 45 by 45. */
    const crown: string;
    export default crown;
}
declare module "virtual:queens/*" {
    const catalogue: Record<string, string | [string, string]>;
    export default catalogue;
}
declare module "queens-core.wasm?url" {
    const url: string;
    export default url;
}
declare module "queens-worker" {
    const CoreWorker: new () => Worker;
    export default CoreWorker;
}
