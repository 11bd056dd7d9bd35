import { leadOf, type Docs, type Facet, type SymbolPage, type Token } from '@signpost/graph-model'
import type { ReactElement, ReactNode } from 'react'
import { useContent } from '#app/prose/index.server.ts'
import { ComponentPropsList, withoutProps } from './component-props-list.tsx'
import { DocText } from './doc-text.tsx'
import { DeprecatedBanner } from './docs-blocks.tsx'
import { ImportLine } from './import-line.tsx'
import { isLead } from './lead.ts'
import { OtherExports } from './other-exports.tsx'
import { OverloadDetails, OverloadList } from './overloads.tsx'
import { Signature, TypeText } from './signature.tsx'
import { SignatureDetails } from './signature-details.tsx'
import { SourceLink } from './source-link.tsx'

interface DeclarationProps {
  facet: Facet
  page: SymbolPage | undefined
  idOf: (section: string) => string
  /** Overview of the members, which comes before all but the summary. */
  children: ReactNode
}

/** Summary of a lead that the page's head does not show, whole. */
function summaryBelow(docs: Docs, page: SymbolPage | undefined): Docs['summary'] {
  return page !== undefined && isLead(docs) ? [] : docs.summary
}

/** Overloads of a function: the signatures, then what documents them. */
export function OverloadedDeclaration({
  facet: { signatures, props },
  page,
  idOf,
  children,
}: DeclarationProps): ReactElement {
  const lead = leadOf({ signatures })
  return (
    <section className="declaration">
      <div className="declared">
        {page && <ImportLine page={page} />}
        <OverloadList signatures={signatures} lead={lead} positionOf={({ source }) => source} />
      </div>
      {page && <OtherExports exports={page.exportedAs.slice(1)} name={page.displayName} />}
      {children}
      {props && <ComponentPropsList props={props} headings={{ level: page ? 2 : 3, idOf }} />}
      <OverloadDetails
        signatures={signatures}
        lead={lead}
        level={page ? 2 : 3}
        idOf={idOf}
        isLeadShown={page !== undefined && signatures[lead] !== undefined && isLead(signatures[lead].docs)}
      />
    </section>
  )
}

/** A declaration, or several that merge, each with its documentation. */
export function Declarations({ facet, page, idOf, children }: DeclarationProps): ReactElement {
  const { t } = useContent()
  const { signatures, props } = facet
  const lead = leadOf(facet)
  const lines = signatures.map(({ line }) => JSON.stringify(line.tokens))
  // Merged declarations have the same type parameters.
  const told = signatures.map((one, at) =>
    at === 0
      ? one
      : { ...one, typeParameters: one.typeParameters.filter(({ doc, docs }) => doc.length > 0 || docs !== undefined) },
  )
  return (
    <>
      {told.map((signature, index) => {
        const isFirst = page !== undefined && index === 0
        return (
          <section key={signature.anchor} className="declaration" id={signature.anchor}>
            {/* Declarations that merge often have the same head. */}
            {lines.indexOf(lines[index]!) === index && (
              <div className="declared">
                {isFirst && <ImportLine page={page} />}
                <Signature
                  line={signature.line}
                  label={t('signature')}
                  fills={facet.kind === 'class' || facet.kind === 'interface'}
                  isListed={facet.members.length > 0 && (facet.kind === 'variable' || facet.kind === 'type')}
                />
              </div>
            )}
            {isFirst && <OtherExports exports={page.exportedAs.slice(1)} name={page.displayName} />}
            <ResolvedType tokens={signature.resolved} />
            {signatures.length > 1 && (
              <div className="member-facts">
                <SourceLink source={signature.source} />
              </div>
            )}
            {!(page?.deprecated === true && index === lead) && <DeprecatedBanner message={signature.docs.deprecated} />}
            <DocText nodes={index === lead ? summaryBelow(signature.docs, page) : signature.docs.summary} />
            {index === 0 && children}
            {index === 0 && props && (
              <ComponentPropsList
                props={props}
                parameter={signature.parameters[0]}
                headings={{ level: page ? 2 : 3, idOf }}
              />
            )}
            <SignatureDetails
              signature={withoutProps(signature, props)}
              headings={{ level: page ? 2 : 3, ...(index === 0 && { idOf }) }}
            />
          </section>
        )
      })}
    </>
  )
}

/** Collapsed type that an alias resolves to. */
function ResolvedType({ tokens }: { tokens: readonly Token[] | undefined }): ReactElement | null {
  const { t } = useContent()
  if (tokens === undefined) return null
  return (
    <details className="resolved">
      <summary>{t('section.resolved')}</summary>
      <TypeText tokens={tokens} />
    </details>
  )
}
