/**
 * Says.
 *
 * @defaultValue `5`
 * @since 1.2
 * @category Foo
 * @weird tag here
 * @remarks More.
 */
export declare const said: number;
