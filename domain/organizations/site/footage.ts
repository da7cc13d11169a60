import type { SiteContent } from './state'

/** Whether the page of footage of a site has a video. */
export const hasFootage = ({ leagueFootage }: SiteContent): boolean => {
  const videos: unknown = leagueFootage?.videos
  return Array.isArray(videos) && videos.length > 0
}
