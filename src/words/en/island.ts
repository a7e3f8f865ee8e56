/** An island that has stopped. */
export const stopped = 'This part of the page has stopped working';
export const whatToDo =
  'Reload the page. If you have just booked, paid or sent something, look for our email before you send it again.';
export const reload = 'Reload';
