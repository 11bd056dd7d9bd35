/** Nameless. */
export default function (a: string): void;
