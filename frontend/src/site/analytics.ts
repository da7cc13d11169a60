/** The service that page views are reported to, where a measurement id is set for the host. It is loaded after the page, by its own address. */
const scriptOf = (id: string) => `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`

type Analytics = { dataLayer?: unknown[] }

/** The service takes the calls that were made before it came: objects like `arguments`, no arrays. */
const send = (...call: readonly unknown[]) => {
  const analytics = window as Analytics
  const asArguments = { ...call, length: call.length, [Symbol.toStringTag]: 'Arguments' }
  analytics.dataLayer ??= []
  analytics.dataLayer.push(asArguments)
}

let scriptId: string | undefined

const load = (id: string) => {
  if (scriptId === id) return
  scriptId = id
  const script = document.createElement('script')
  script.async = true
  script.src = scriptOf(id)
  document.head.append(script)
  send('js', new Date())
  send('config', id, { send_page_view: false })
}

/** What a visitor asks of every site: Do Not Track, Global Privacy Control. */
const asksNotToBeTracked = () =>
  navigator.doNotTrack === '1' || (navigator as Navigator & { globalPrivacyControl?: boolean }).globalPrivacyControl === true

/** Reports that somebody looks at the open page, unless they ask not to be tracked: then the service is not even loaded. */
export const reportPageView = (id: string) => {
  if (asksNotToBeTracked()) return
  load(id)
  send('event', 'page_view', { send_to: id, page_title: document.title, page_location: window.location.href })
}
