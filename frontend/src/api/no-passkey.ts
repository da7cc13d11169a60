/** The person closed the browser's dialog, nothing answered it, or the device has one already: the message says which. */
export class NoPasskey extends Error {}
