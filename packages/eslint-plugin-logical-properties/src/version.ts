/** Version of the package. A test compares it with the manifest, so that no file is read at run time. */
export const version = '1.0.0'
