/**
 * A `Map<string, {a: 1}>` and Map<string, {a: 1}> with {curly} and <Component prop={x}/> and a | b and <T> and
 * <script>alert(1)</script> for user@example.com.
 *
 * | a | b |
 * |---|---|
 * | 1 | 2 |
 */
export declare const hostile: number;
