"""Entry point: renders the pictures a job file asks for.

    blender -b --factory-startup --python src/studio/render.py -- job.json

A job file holds one job or a list of jobs (`cart`, `shot`, `output`). Shots of kind `scene` need no cart:
`scenes.build(shot, cart.build)` places its own, lights the scene, sets the camera and returns the exposure.
"""

import json
import os
import sys
import time

import bpy

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
sys.dont_write_bytecode = True

import develop  # noqa: E402
import studio  # noqa: E402


def empty_file():
    """Blender without any object."""
    bpy.ops.wm.read_factory_settings(use_empty=True)


def run(job):
    """Builds and renders one job; returns the seconds it took."""
    import cart

    started = time.time()
    empty_file()
    shot = job['shot']
    if shot['kind'] == 'scene':
        import scenes

        studio.render_settings(shot, transparent=False)
        develop.develop(job['output'], False, scenes.build(shot, cart.build))
    else:
        root = cart.build(job['cart'])
        studio.build(shot, root, job['cart']['rows'])
        develop.develop(job['output'], True)
    return time.time() - started


def main():
    """Runs every job of the file named after `--`."""
    with open(sys.argv[sys.argv.index('--') + 1], encoding='utf-8') as file:
        jobs = json.load(file)
    for job in jobs if isinstance(jobs, list) else [jobs]:
        print(f'rendered {job["output"]} in {run(job):.1f} s', flush=True)


if __name__ == '__main__':
    main()
