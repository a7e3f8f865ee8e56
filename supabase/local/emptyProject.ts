import './liteSettings.ts';
import { readFile } from 'node:fs/promises';
import { getAuthSchemaSql, getStorageSchemaSql } from '@supabase/lite';
import { projectPath } from './paths.ts';

/** Returns the SQL that gives an empty database the roles and schemas of a new hosted project. */
export async function readEmptyProject(): Promise<string> {
  const local = (file: string) => readFile(projectPath(`supabase/local/${file}`), 'utf8');
  return [await local('roles.sql'), getAuthSchemaSql(), getStorageSchemaSql(), await local('hosted.sql')].join('\n');
}
