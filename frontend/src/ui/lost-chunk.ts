/** What Chromium, Firefox and Safari say when the code of a page does not come, and the bundler when its styles do not. */
const words = /dynamically imported module|Importing a module script failed|preload CSS/i

/** Whether the code of a page could not be loaded: the server is away, or after an update of the product it has another name. */
export const isLostChunk = (problem: unknown) => problem instanceof Error && words.test(problem.message)
