import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { readPackageFolder } from './package-folder.js';
/**
 * Reads a packed package.
 *
 * @throws Error when an entry of the archive would be outside its folder, or is a link.
 */
export function unpackTarball(file, label = file) {
    const archive = resolve(file);
    const lines = tar(label, '-tvzf', archive).split('\n').filter(Boolean);
    const names = tar(label, '-tzf', archive).split('\n').filter(Boolean);
    const outside = names.find((name) => name.startsWith('/') || name.split('/').includes('..'));
    if (outside !== undefined)
        throw new Error(`${label} has the entry "${outside}", outside its own folder. It was not unpacked.`);
    if (lines.some((line) => !/^[-d]/.test(line)))
        throw new Error(`${label} has links or devices. It was not unpacked.`);
    const root = names[0]?.split('/')[0] ?? 'package';
    const folder = mkdtempSync(join(tmpdir(), 'api-review-'));
    try {
        tar(label, '-xzf', archive, '-C', folder, '--no-same-owner');
        return readPackageFolder(join(folder, root), label);
    }
    finally {
        rmSync(folder, { recursive: true, force: true });
    }
}
function tar(label, ...options) {
    try {
        return execFileSync('tar', options, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'], maxBuffer: 1 << 28 });
    }
    catch (error) {
        throw new Error(`${label} cannot be unpacked: ${error.message.split('\n').slice(1).join(' ').trim()}`);
    }
}
