/**
 * Studies by workers on many machines, through a PostgreSQL database that they share.
 *
 * | you want to | call |
 * |---|---|
 * | open the database | `LabDatabase.open(url)` |
 * | have a study played into a folder | `playStudyByWorkers(game, plan, folder, database)` |
 * | play for whoever has put a study there | `work(database)` |
 * | see what is there, or take it away | `listStudies(database)`, `removeStudy(database, id)` |
 */
export { LabDatabase } from './database.ts';
export { LabError } from './labError.ts';
export { playStudyByWorkers } from './queued.ts';
export { listStudies, removeStudy } from './studies.ts';
export type { Workers } from './studies.ts';
export { work } from './work.ts';
