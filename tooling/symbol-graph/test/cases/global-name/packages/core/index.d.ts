export interface Request { a: 1; answer: Response }
export declare function send(request: Request): globalThis.Response;
