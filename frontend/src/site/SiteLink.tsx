import { useQueryClient } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { useHref, useLinkClickHandler, useLocation } from 'react-router-dom'
import { inSeason, useKeptSeason } from './kept-season'
import { prefetch } from './prefetch'
import { useSite } from './site'
import { withDomain } from './with-domain'

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
  const to = withDomain(leavesSeason ? page : inSeason(page, season), site)
  const follow = useLinkClickHandler<HTMLAnchorElement>(to)
  const ready = () => prefetch(to, site, client)
  const isHere = current ?? (here.pathname === page || here.pathname + here.search === to)
  return (
    <a
      {...props}
      href={useHref(to)}
      aria-current={isHere ? 'page' : undefined}
      onPointerEnter={ready}
      onFocus={ready}
      onTouchStart={ready}
      onClick={event => {
        onClick?.(event)
        if (!event.defaultPrevented) follow(event)
      }}
    >
      {children}
    </a>
  )
}
