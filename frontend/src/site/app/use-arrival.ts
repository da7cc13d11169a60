import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { isRefusal } from '../../api/api-error'
import { watchServer } from '../../ui/watch-server'
import { arriveAtHeading } from '../../ui/arrive-at-heading'
import { homepageClass } from '../homepage'
import { applyHead, missingHead, unreadHead } from '../head'
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
  const address = pathname + search
  const preparedFor = useRef(address)

  const read = useEffectEvent(async () => (match ? match.page.prepare(at, askingThrough(client)) : missingHead))
  const arrive = useEffectEvent((head: PageHead) => {
    applyHead(head, match, at)
    onArrival(head)
  })

  useEffect(() => {
    if (preparedFor.current === address) return undefined
    preparedFor.current = address
    // Whoever went on meanwhile has the head of the page where they are.
    let isHere = true
    let end = () => {}
    const fail = (problem: unknown) => {
      if (!isHere) return
      if (isRefusal(problem)) return arrive(missingHead)
      // The page itself says what could not be read, and heals itself; what it says about itself follows.
      arrive(unreadHead)
      end = watchServer(reach => reach === 'back' && prepare())
    }
    const prepare = () => read().then(head => isHere && arrive(head), fail)
    void prepare()
    return () => {
      isHere = false
      end()
    }
  }, [address])

  // Before the page is seen: what moves later moves under a finger.
  useLayoutEffect(() => {
    if (arrivedAt.current === pathname) return
    arrivedAt.current = pathname
    document.body.className = homepageClass(window.location.pathname)
    if (how !== 'POP' && !hash) window.scrollTo(0, 0)
    return arriveAtHeading()
  }, [pathname, hash, how])
}
