import type { ReactElement } from 'react'

const paths = {
  external: 'M6 3.5H3.5v9h9V10M9 3.5h3.5V7M12.25 3.75 7 9',
  language:
    'M8 1.75a6.25 6.25 0 1 0 0 12.5 6.25 6.25 0 0 0 0-12.5ZM1.75 8h12.5M8 1.75c2 1.6 2.9 3.7 2.9 6.25S10 12.65 8 14.25M8 1.75C6 3.35 5.1 5.45 5.1 8s.9 4.65 2.9 6.25',
  menu: 'M2 4h12M2 8h12M2 12h12',
  close: 'm3.5 3.5 9 9m0-9-9 9',
  search: 'M7 2.25a4.75 4.75 0 1 0 0 9.5 4.75 4.75 0 0 0 0-9.5ZM10.5 10.5l3.25 3.25',
  sun: 'M8 5a3 3 0 1 0 0 6 3 3 0 0 0 0-6ZM8 1v1.5M8 13.5V15M1 8h1.5M13.5 8H15M3.05 3.05l1.06 1.06M11.89 11.89l1.06 1.06M3.05 12.95l1.06-1.06M11.89 4.11l1.06-1.06',
  moon: 'M13.5 9.6A5.9 5.9 0 0 1 6.4 2.5a5.9 5.9 0 1 0 7.1 7.1Z',
  system: 'M1.75 3h12.5v8H1.75ZM5.5 13.5h5',
  chevron: 'm4.5 6.25 3.5 3.5 3.5-3.5',
} as const

/** Line icon of 16 by 16 units in the text colour; hidden from assistive technology. */
export function Icon({ name }: { name: keyof typeof paths }): ReactElement {
  return (
    <svg className={`icon icon-${name}`} viewBox="0 0 16 16" width="1rem" height="1rem" aria-hidden="true">
      <path
        d={paths[name]}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}
