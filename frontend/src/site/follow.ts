import { createContext, useContext, type MouseEvent } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

type Click = MouseEvent<HTMLAnchorElement>

const isPlain = ({ button, metaKey, altKey, ctrlKey, shiftKey }: Click) => !(button || metaKey || altKey || ctrlKey || shiftKey)

/** How a click on a link leads to an address inside the site, made once for all links of a page; a link to where one is makes no entry. */
export const useFollowing = () => {
  const navigate = useNavigate()
  const { pathname, search, hash } = useLocation()
  return (click: Click, to: string) => {
    if (!isPlain(click)) return
    click.preventDefault()
    void navigate(to, { replace: to === pathname + search + hash })
  }
}

const Following = createContext<ReturnType<typeof useFollowing> | undefined>(undefined)
export const FollowingProvider = Following.Provider

/** What a link does when it is clicked; the browser follows it by itself where nothing is provided. */
export const useFollow = () => useContext(Following)
