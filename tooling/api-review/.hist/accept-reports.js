import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
/** Writes the extracted reports that differ to `api-reports/` of a repository, and removes those that no package has. */
export function acceptReports(root, differences, extracted) {
    const folder = join(root, 'api-reports');
    mkdirSync(folder, { recursive: true });
    for (const { name } of differences) {
        const text = extracted.get(name);
        if (text === undefined)
            rmSync(join(folder, name));
        else
            writeFileSync(join(folder, name), text);
    }
}
