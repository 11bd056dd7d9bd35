import {
  Children,
  type ComponentProps,
  Fragment,
  isValidElement,
  type ReactElement,
  type ReactNode,
  useId,
} from 'react'
import { useContent } from './content-context.tsx'

interface TabProps {
  'data-tab': string
  children?: ReactNode
}

/**
 * Tabs of which one is shown. They are radio buttons, so they work by pointer and keyboard without scripts; without
 * styles, each label precedes its own content.
 *
 * Tabs of one group share a stored choice, see `TabGroups`.
 */
export function Tabs(props: ComponentProps<'div'> & { 'data-tabs': string }): ReactElement {
  const { t } = useContent()
  const id = useId()
  const { 'data-tabs': group, children, lang } = props
  const tabs = Children.toArray(children).filter(isTab)
  return (
    <fieldset className="tabs" lang={lang}>
      <legend className="visually-hidden">{t('tabs.label')}</legend>
      {tabs.map(({ props: { 'data-tab': label, children: content } }, index) => (
        <Fragment key={index}>
          <input
            type="radio"
            className="tab-input"
            id={id + index}
            name={id}
            value={label}
            defaultChecked={index === 0}
            {...(group !== '' && { 'data-tab-group': group })}
          />
          <label htmlFor={id + index}>{label}</label>
          <div className="tab-panel">{content}</div>
        </Fragment>
      ))}
    </fieldset>
  )
}

function isTab(node: ReactNode): node is ReactElement<TabProps> {
  return isValidElement<Partial<TabProps>>(node) && node.props['data-tab'] !== undefined
}
