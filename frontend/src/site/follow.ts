import { createContext, useContext, type MouseEvent } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { matchPage } from './match'
import type { RoutedPage } from './site'

type Click = MouseEvent<HTMLAnchorElement>

const isPlain = ({ button, metaKey, altKey, ctrlKey, shiftKey }: Click) => !(button || metaKey || altKey || ctrlKey || shiftKey)

/** The page that is left stays until the code of the next one is there: that something is coming can be seen and heard. */
const markLeft = (next: RoutedPage) => {
  const main = document.getElementById('content')
  const end = () => main?.removeAttribute('aria-busy')
  main?.setAttribute('aria-busy', 'true')
  next.load().then(end, end)
}

/** How a click on a link leads to an address inside the site, made once for all links of a page; a link to where one is makes no entry. */
export const useFollowing = (pages: readonly RoutedPage[]) => {
  const navigate = useNavigate()
  const { pathname, search, hash } = useLocation()
  return (click: Click, to: string) => {
    if (!isPlain(click)) return
    click.preventDefault()
    const next = matchPage(pages, to.replace(/[?#].*/, ''))?.page
    if (next && !next.loaded()) markLeft(next)
    void navigate(to, { replace: to === pathname + search + hash })
  }
}

const Following = createContext<ReturnType<typeof useFollowing> | undefined>(undefined)
export const FollowingProvider = Following.Provider

/** What a link does when it is clicked; the browser follows it by itself where nothing is provided. */
export const useFollow = () => useContext(Following)
