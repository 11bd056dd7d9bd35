// The sidebar of the API and the docs.

export { captureItems } from './items-in-document.ts'
export { listHref, type PackageList, type SymbolNames } from './lists.ts'
export {
  type ApiSidebarData,
  type DocsSidebarData,
  hasTree,
  isApiSidebar,
  samePage,
  type SidebarItem,
  useSidebarData,
} from './sidebar-items.ts'
export { Sidebar, SidebarTree } from './sidebar.tsx'
