// The sidebar of the API and the docs.

export {
  type ApiSidebarData,
  type DocsSidebarData,
  samePage,
  type SidebarItem,
  useSidebarData,
} from './sidebar-items.ts'
export { Sidebar, SidebarTree } from './sidebar.tsx'
