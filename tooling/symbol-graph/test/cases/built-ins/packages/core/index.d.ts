export declare function all(a: Promise<Map<string, HTMLElement>>, b: AsyncIterable<Record<string, Partial<Date>>>): void
