export {
  type ApiSidebarData,
  type DocsSidebarData,
  samePage,
  type SidebarItem,
  useSidebarData,
} from './sidebar-items.ts'
export { Sidebar, SidebarTree } from './sidebar.tsx'
