/**
 * Keeps `.cache` from one build on Netlify to the next: encoding the photos is most of a first build. What Netlify keeps by
 * itself, `node_modules`, is emptied by `npm ci`. https://docs.netlify.com/extend/develop-and-share/develop-build-plugins/
 */
const folder = '.cache';

export const onPreBuild = ({ utils }) => utils.cache.restore(folder);
export const onPostBuild = ({ utils }) => utils.cache.save(folder);
