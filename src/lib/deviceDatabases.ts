/** Removes what a listing has not sent yet from the device, when nobody is left to send it: all databases of the site are such. */
export async function forgetDatabases(): Promise<void> {
  try {
    for (const { name } of await indexedDB.databases()) if (name) indexedDB.deleteDatabase(name);
  } catch {
    // A browser that keeps none, or does not name them.
  }
}
