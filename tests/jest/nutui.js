/** As the builds do, only the parts of NutUI in use are loaded, each from its own folder. */
module.exports = {
  get Rate() {
    return require('@nutui/nutui-react-taro/dist/es/packages/rate').default
  }
}
