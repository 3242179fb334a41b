/** Pages of sub-packages stand in `pages` as well, by which the site routes; the list of packages is for the mini-program. 0.5 KB. */
const SUB_PACKAGES = /"subPackages":\[.*?\}\],/

module.exports = function subPackagesOnce(source) {
  if (!SUB_PACKAGES.test(source))
    throw new Error('sub-packages-once: Taro writes the app config in another way now')
  return source.replace(SUB_PACKAGES, '')
}
