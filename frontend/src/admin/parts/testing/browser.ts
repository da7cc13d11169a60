/** What Mantine asks of a browser and jsdom does not have: layout. Nothing here says anything about the product. */
class NoResizes {
  observe() {}
  unobserve() {}
  disconnect() {}
}

const noMedia = (media: string) => ({
  media,
  matches: false,
  onchange: null,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
  addListener: () => undefined,
  removeListener: () => undefined,
  dispatchEvent: () => false,
})

Object.defineProperty(window, 'matchMedia', { value: noMedia, configurable: true })
Object.defineProperty(window, 'ResizeObserver', { value: NoResizes, configurable: true })
Object.defineProperty(window, 'scrollTo', { value: () => undefined, configurable: true })
Object.defineProperty(window, 'scrollBy', { value: () => undefined, configurable: true })
Object.defineProperty(Element.prototype, 'scrollIntoView', { value: () => undefined, configurable: true })
