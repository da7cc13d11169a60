/** The media type of pictures. */
export const PNG = 'image/png'
