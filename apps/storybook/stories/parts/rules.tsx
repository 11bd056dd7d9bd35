import { StyleTag } from '@signpost/stylesheet'
import { createStylesheet, type StyleRules } from '@signpost/stylesheet/core'
import { useMemo, type ReactElement } from 'react'

/** Rules that go with what is beside them. */
export function Rules({ rules }: { readonly rules: StyleRules }): ReactElement {
  const text = JSON.stringify(rules)
  const sheet = useMemo(() => createStylesheet(JSON.parse(text) as StyleRules), [text])
  return <StyleTag sheet={sheet} />
}
