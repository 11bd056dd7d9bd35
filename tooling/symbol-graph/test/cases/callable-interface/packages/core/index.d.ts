export interface Call {
  (a: string): number;
  (a: number): string;
  new (x: string): Call;
  readonly prop: string;
  meth?(): void;
}
