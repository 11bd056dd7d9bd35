/** Consumer code that names a symbol. */
export function importOf({ path, meanings }) {
    if (path === 'default')
        return `import it from './lib'\n${meanings.value ? 'export const value = it.name' : 'export declare const value: it'}`;
    if (meanings.value)
        return `const value = L.${path}`;
    return `type Value = L.${path}`;
}
