/** Verdict and role that do not depend on the position. */
export function always(strict, pragmatic, role) {
    const verdict = { strict, pragmatic };
    return { out: verdict, in: verdict, roles: { out: role, in: role } };
}
