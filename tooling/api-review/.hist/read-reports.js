import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findPackages } from '@signpost/files/find-packages';
/**
 * Reads the API reports of a repository: those in `api-reports/`, and those that extraction wrote to `.api/` of each package
 * with an `api:extract` script.
 *
 * @param root - The repository, a workspace.
 * @throws Error when such a package has no extracted report, or two packages have reports with one name.
 */
export function readReports(root) {
    const extracted = new Map();
    for (const { directory, path, manifest } of findPackages(root).packages) {
        if (manifest.scripts?.['api:extract'] === undefined)
            continue;
        const own = reportsIn(join(directory, '.api'));
        if (own.size === 0) {
            throw new Error(`${path}/.api has no API report, and ${path}/package.json has an api:extract script.\n` +
                `Run \`npm run api:check\`, which extracts before it compares, and read the extraction's messages about ${path}.`);
        }
        for (const [name, text] of own) {
            if (extracted.has(name)) {
                throw new Error(`Two packages write the API report ${name}, one of them ${path}. Rename one of the folders.`);
            }
            extracted.set(name, text);
        }
    }
    return { committed: reportsIn(join(root, 'api-reports')), extracted };
}
function reportsIn(folder) {
    const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.api.md')) : [];
    return new Map(names.sort().map((name) => [name, readFileSync(join(folder, name), 'utf8').replaceAll('\r\n', '\n')]));
}
