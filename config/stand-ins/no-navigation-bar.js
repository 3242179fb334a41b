// Taro's own title bar on H5 (11 KB of script and pictures): every page of this product draws its own header.
export const initNavigationBar = () => undefined

export default class NoNavigationBar {
  load() {}
}
