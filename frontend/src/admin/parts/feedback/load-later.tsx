import { lazy, Suspense, useState, type ComponentType } from 'react'

/**
 * A component whose code is loaded when it is shown first. Where that failed, the next one that is shown (a boundary's `Retry`) loads
 * again: React keeps the failure of a `lazy` component for good.
 */
export const loadLater = <Props extends object>(load: () => Promise<ComponentType<Props>>) => {
  const loading = () =>
    lazy(async () => {
      try {
        return { default: await load() }
      } catch (problem) {
        latest = loading()
        throw problem
      }
    })
  let latest = loading()
  return (props: Props) => {
    const [Loaded] = useState(() => latest)
    return (
      <Suspense fallback={null}>
        <Loaded {...props} />
      </Suspense>
    )
  }
}
