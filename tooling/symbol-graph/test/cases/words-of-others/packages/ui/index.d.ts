export { Box, ns } from '@acme/core'
