/** An image import is its address. */
module.exports = 'image.png'
