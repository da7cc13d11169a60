import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'

/** Whoever only passes through a page is not counted on it (docs/public-pages.md#page-views). */
const delay = 300

/** Reports each page that is looked at, where a measurement id is set for the host; nothing is loaded otherwise. */
export const usePageViews = (id: string | null) => {
  const { pathname } = useLocation()
  useEffect(() => {
    if (id === null) return undefined
    const report = () => void import('../analytics').then(({ reportPageView }) => reportPageView(id))
    const timer = window.setTimeout(report, delay)
    return () => window.clearTimeout(timer)
  }, [id, pathname])
}
