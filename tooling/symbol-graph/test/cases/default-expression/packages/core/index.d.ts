declare const cfg: { a: number };
export default cfg;
