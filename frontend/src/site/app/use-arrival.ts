import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { arriveAtHeading } from '../../ui/arrive-at-heading'
import { homepageClass } from '../homepage'
import { applyHead, fullTitle, missingHead } from '../head'
import type { Match } from '../match'
import type { PageAt, PageHead } from '../site'
import { askingThrough } from '../site-query'

/**
 * What a browser does by itself on a new page, after a step inside the site: begin at the top, be on its heading, have its
 * title.
 */
export const useArrival = (match: Match | undefined, at: PageAt, onArrival: (head: PageHead) => void) => {
  const client = useQueryClient()
  const { pathname, search, hash } = useLocation()
  const how = useNavigationType()
  const arrivedAt = useRef(pathname)
  const preparedFor = useRef(pathname + search)

  useEffect(() => {
    const address = pathname + search
    if (preparedFor.current === address) return
    preparedFor.current = address
    if (!match) {
      document.title = fullTitle(missingHead, at.site)
      onArrival(missingHead)
      return
    }
    match.page.prepare(at, askingThrough(client)).then(
      head => {
        // Whoever went on meanwhile has the head of the page where he is.
        if (preparedFor.current !== address) return
        applyHead(head, match, at)
        onArrival(head)
      },
      () => undefined, // The page itself shows what could not be read.
    )
  })

  useEffect(() => {
    if (arrivedAt.current === pathname) return
    arrivedAt.current = pathname
    document.body.className = homepageClass(window.location.pathname)
    if (how !== 'POP' && !hash) window.scrollTo(0, 0)
    return arriveAtHeading()
  }, [pathname, hash, how])
}
