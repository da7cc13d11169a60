import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { useLocation } from 'react-router-dom'
import { useFollow } from './follow'
import { inSeason, useKeptSeason } from './kept-season'
import { addressInSite, useSite, type PublicSite } from './site'
import { withKeptQuery } from './kept-query'
import { matchPage } from './match'
import { askingThrough } from './site-query'

const savesData = () => (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true

/** Brings a page's chunk and answers in before it is opened. What fails here is asked again, and reported, by the page. */
const prefetch = (to: string, site: PublicSite, client: QueryClient) => {
  const { pathname, searchParams } = new URL(to, 'http://site')
  const match = matchPage(site.pages, pathname)
  if (!match || savesData()) return
  const at = { id: match.id, search: searchParams, site }
  void Promise.allSettled([match.page.load(), match.page.prepare(at, askingThrough(client))]).then(([code]) => {
    if (code.status === 'rejected') match.page.forgetFailure()
  })
}

type Props = Omit<ComponentProps<'a'>, 'href'> & {
  /** An address inside the site, without its prefix: `/teams/7`. */
  to: string
  /** True where it leads out of the past season that the page is of. */
  leavesSeason?: boolean
  /** Whether it leads to what is shown, where the address alone does not say it. */
  current?: boolean
}

/**
 * A link inside the site: knows the prefix, stays in a past season, marks the page one is on, and loads the next page ahead when a
 * pointer comes near.
 */
export const SiteLink = ({ to: page, leavesSeason = false, current, onClick, children, ...props }: Props) => {
  const site = useSite()
  const client = useQueryClient()
  const here = useLocation()
  const season = useKeptSeason()
  const to = withKeptQuery(leavesSeason ? page : inSeason(page, season), site)
  const follow = useFollow()
  const ready = () => prefetch(to, site, client)
  const isHere = current ?? (here.pathname === page || here.pathname + here.search === to)
  return (
    <a
      {...props}
      href={addressInSite(to, site)}
      aria-current={isHere ? 'page' : undefined}
      onPointerEnter={ready}
      onFocus={ready}
      onTouchStart={ready}
      onClick={event => {
        onClick?.(event)
        if (!event.defaultPrevented) follow?.(event, to)
      }}
    >
      {children}
    </a>
  )
}
