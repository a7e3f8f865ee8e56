#!/usr/bin/python3
"""The window of WebKitGTK that the tests drive: as wide as asked, without a browser's toolbar, and telling what its pages log.

Keeps its data in the folder named by its first argument: one that keeps nothing would tell nothing.
"""
import os
import sys

# What pages log goes to the driver's own output.
os.dup2(2, 1)
import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2

folder = sys.argv[1]
data = WebKit2.WebsiteDataManager(base_data_directory=folder, base_cache_directory=folder)
context = WebKit2.WebContext.new_with_website_data_manager(data)
context.set_automation_allowed(True)
context.set_preferred_languages(["en-IN", "en"])


def make_view():
    settings = WebKit2.Settings()
    settings.set_enable_write_console_messages_to_stdout(True)
    window = Gtk.Window()
    window.set_decorated(False)
    window.set_default_size(1440, 900)
    view = WebKit2.WebView(web_context=context, is_controlled_by_automation=True, settings=settings)
    view.set_size_request(100, 100)
    window.add(view)
    window.show_all()
    view.grab_focus()
    return view


def start(_context, session):
    info = WebKit2.ApplicationInfo()
    info.set_name("tests")
    info.set_version(WebKit2.get_major_version(), WebKit2.get_minor_version(), WebKit2.get_micro_version())
    session.set_application_info(info)
    session.connect("create-web-view", lambda _session: make_view())


context.connect("automation-started", start)
Gtk.main()
