export type * from './model.ts'
export type { CommentSample } from './comment-sample.ts'
export { changePages, changesOnPage, countChangePages } from './change-pages.ts'
export { dividedSymbols } from './divided-symbols.ts'
export { firstSentence, longestListed } from './first-sentence.ts'
export { releaseOfSlug, slugOfId } from './ids.ts'
export { flagOrder, kindOrder, memberKindOrder } from './kinds.ts'
export { type LeadCandidate, isTrivialCall, leadIndex, leadOf } from './lead.ts'
export { encodeAnchor, memberAnchor, memberId } from './member-anchor.ts'
export { type GroupedMember, type MemberGroup, memberGroups } from './member-groups.ts'
export {
  memberPart,
  pageParts,
  type PageParts,
  parsePart,
  partNames,
  relationPages,
  relationsOnPage,
  relationsPart,
  shownRelations,
} from './page-parts.ts'
export { linesOfText, plainText } from './plain-text.ts'
export { textBytes } from './text-bytes.ts'
export { decodeSegment, encodeSegment } from './url-segment.ts'
export { isSectionAnchor } from './section-anchor.ts'
