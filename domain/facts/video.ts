const HOSTS = ['youtube.com', 'www.youtube.com', 'm.youtube.com', 'www.youtube-nocookie.com', 'youtu.be']
const PATHS = ['embed', 'shorts', 'live']

const videoId = ({ hostname, pathname, searchParams }: URL): string | null => {
  const [first = '', second = ''] = pathname.slice(1).split('/')
  if (hostname === 'youtu.be') return first
  return PATHS.includes(first) ? second : first === 'watch' ? searchParams.get('v') : null
}

/**
 * The address under which a page may embed a game's video: a YouTube address in watch or short form in embed form
 * (docs/games.md#details). Null for any other address: a page links to that instead.
 */
export const embeddedVideo = (videoUrl: string | null): string | null => {
  if (videoUrl === null || !URL.canParse(videoUrl)) return null
  const url = new URL(videoUrl)
  const id = HOSTS.includes(url.hostname) ? videoId(url) : null
  return id !== null && /^[\w-]{6,20}$/.test(id) ? `https://www.youtube.com/embed/${id}` : null
}
