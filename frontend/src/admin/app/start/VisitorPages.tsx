import { adminPage } from '@fullcourt/domain/pages/admin-pages'
import { matchPath } from '@fullcourt/domain/pages/path'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { loginAddress } from '../../parts/calls/api'
import { loadLater } from '../../parts/feedback/load-later'

const TeamOfDomain = loadLater(() => import('../../play/entries/TeamOfDomain').then(chunk => chunk.TeamOfDomain))

const ToLogin = () => {
  useEffect(() => window.location.replace(loginAddress(window.location)), [])
  return null
}

/**
 * What somebody sees who is not signed in: the page of a team in a league, read-only (docs/public-pages.md#who-sees-which-view); before any
 * other, the sign-in.
 */
export const VisitorPages = () => {
  const { pathname, search } = useLocation()
  const at = matchPath(adminPage('roster').path, pathname.replace(/\/$/, ''))
  if (!at) return <ToLogin />
  const domain = new URLSearchParams(search).get('domain')
  return <TeamOfDomain domain={domain} at={{ seasonId: Number(at.season), leagueId: Number(at.league), id: Number(at.team) }} />
}
