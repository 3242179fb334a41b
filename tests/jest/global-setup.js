/** Every date in a test is read in the product's time zone, also when Jest is started by hand. */
module.exports = () => {
  process.env.TZ = 'Asia/Shanghai'
}
