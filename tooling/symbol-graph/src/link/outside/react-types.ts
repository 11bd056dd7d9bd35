const site = 'https://react.dev/'

/** Pages of react.dev that document types and functions of React. */
const pages: Readonly<Record<string, string>> = {
  Activity: 'reference/react/Activity',
  CSSProperties: 'learn/typescript#typing-style-props',
  Children: 'reference/react/Children',
  ChangeEvent: 'reference/react-dom/components/common#react-event-object',
  Component: 'reference/react/Component',
  ComponentClass: 'reference/react/Component',
  ComponentType: 'learn/your-first-component',
  Context: 'reference/react/createContext',
  Dispatch: 'reference/react/useState#setstate',
  ErrorInfo: 'reference/react/Component#componentdidcatch-parameters',
  FC: 'learn/your-first-component',
  Fragment: 'reference/react/Fragment',
  FunctionComponent: 'learn/your-first-component',
  KeyboardEvent: 'reference/react-dom/components/common#keyboardevent-handler',
  MouseEvent: 'reference/react-dom/components/common#mouseevent-handler',
  MutableRefObject: 'reference/react/useRef#returns',
  Profiler: 'reference/react/Profiler',
  PropsWithChildren: 'learn/typescript#typing-children',
  PureComponent: 'reference/react/PureComponent',
  ReactElement: 'learn/typescript#typing-children',
  ReactNode: 'learn/typescript#typing-children',
  Reducer: 'reference/react/useReducer#parameters',
  Ref: 'learn/manipulating-the-dom-with-refs',
  RefCallback: 'reference/react-dom/components/common#ref-callback',
  RefObject: 'reference/react/useRef#returns',
  SetStateAction: 'reference/react/useState#setstate',
  StrictMode: 'reference/react/StrictMode',
  Suspense: 'reference/react/Suspense',
  SyntheticEvent: 'reference/react-dom/components/common#react-event-object',
}

const functions = (
  'act cache cloneElement createContext createElement createRef forwardRef isValidElement lazy memo startTransition ' +
  'use useActionState useCallback useContext useDebugValue useDeferredValue useEffect useId useImperativeHandle ' +
  'useInsertionEffect useLayoutEffect useMemo useOptimistic useReducer useRef useState useSyncExternalStore ' +
  'useTransition'
).split(' ')

/** Documentation addresses of React's types and functions, by name without `React.`. */
export const reactTypes: ReadonlyMap<string, string> = new Map([
  ...Object.entries(pages).map(([name, page]): [string, string] => [name, site + page]),
  ...functions.map((name): [string, string] => [name, `${site}reference/react/${name}`]),
])
